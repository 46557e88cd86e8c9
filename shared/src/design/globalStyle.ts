const css = `
  :root {
    color-scheme: light dark;
    --bg: light-dark(#ffffff, #0b0d10);
    --surface: light-dark(#f6f7f8, #13161b);
    --surface-2: light-dark(#eceef1, #1c2027);
    --text: light-dark(#0e1116, #f2f4f7);
    --muted: light-dark(#4a5361, #a5afbc);
    --line: light-dark(#e1e4e8, #262b33);
    --control: light-dark(#7a8391, #707a88);
    --ink: light-dark(#0e1116, #f2f4f7);
    --on-ink: light-dark(#ffffff, #0b0d10);
    --accent: #f5b82e;
    --on-accent: #0e1116;
    --accent-text: light-dark(#7a5200, #f8cb63);
    --accent-wash: light-dark(#fef7e4, #211b0d);
    --wash-line: light-dark(#ebd18c, #5e4a17);
    --danger: light-dark(#b42318, #ff8a80);
    --danger-wash: light-dark(#fef3f2, #241312);
    --success: light-dark(#067647, #4ade80);
    --debit: light-dark(#d92d20, #f87171);
    --credit: light-dark(#2563eb, #60a5fa);
    --regime-old: light-dark(#7a8391, #8b95a3);
    --hatch: light-dark(rgb(14 17 22 / 42%), rgb(242 244 247 / 34%));
    --nav: #000000;
    --nav-text: #f2f4f7;
    --nav-link: #c9cfd8;
    --nav-line: #22262d;
    --nav-muted: #a5afbc;
    --scrim: light-dark(rgb(14 17 22 / 48%), rgb(0 0 0 / 66%));
    --shadow: 0 12px 32px -8px light-dark(rgb(14 17 22 / 18%), rgb(0 0 0 / 70%));

    --price: clamp(200px, 36vw, 470px);
    --display: clamp(2.5rem, 5.6vw, 4.375rem);
    --h1: clamp(2.125rem, 4.2vw, 3.25rem);
    --h2: clamp(1.625rem, 2.6vw, 2.125rem);
    --h2-tool: 1.5rem;
    --figure: clamp(min(1.625rem, 9vw), 2.8vw, 2.25rem);
    --h3: 1.125rem;
    --lead: 1.125rem;
    --ui: 0.9375rem;
    --small: 0.875rem;
    --caption: 0.8125rem;

    --gutter: 24px;
    --section: 96px;
    --nav-height: 64px;
    --fast: 120ms ease-out;
    --base: 180ms cubic-bezier(0.2, 0, 0, 1);

    font-family: 'Inter fallback', system-ui, sans-serif;
    font-size: 100%;
    line-height: 1.6;
    color: var(--text);
    background: var(--bg);
    scroll-padding-top: 88px;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  :root[data-opening] [data-late] { content-visibility: auto; contain-intrinsic-height: auto 600px; }
  :root[data-font] { font-family: Inter, 'Inter fallback', system-ui, sans-serif; }
  :root[data-theme='light'] { color-scheme: light; }
  :root[data-theme='dark'] { color-scheme: dark; }

  @layer frame {
    *, *::before, *::after { box-sizing: border-box; }
    body { margin: 0; min-height: 100vh; min-height: 100dvh; overflow-wrap: break-word; }
    h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; }
    fieldset { border: 0; min-width: 0; }
    h1, h2, h3, h4 { font-weight: 580; text-wrap: balance; hyphens: auto; hyphenate-limit-chars: 10 4 4; }
    p, li, dd { text-wrap: pretty; }
    img, svg { display: block; max-width: 100%; }
    button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
    a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
    ::placeholder { color: var(--muted); opacity: 1; }
  }
  :focus-visible { outline: 2px solid var(--text); outline-offset: 2px; }
  h1:focus { outline: none; }

  @media (max-width: 759.98px) {
    :root { --gutter: 20px; --section: 64px; --lead: 1.0625rem; }
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 0.01ms !important; transition-duration: 0s !important; scroll-behavior: auto !important; }
  }
  @media print {
    :root, :root[data-theme] { color-scheme: light; --text: #000000; --section: 32px; }
    p a[href^='http']::after, li a[href^='http']::after { content: ' (' attr(href) ')'; overflow-wrap: anywhere; }
    h1, h2, h3, summary { break-after: avoid; }
    li, tr, figure, svg { break-inside: avoid; }
    form:has(input[type='file']) { display: none; }
    details::details-content { content-visibility: visible; height: auto; }
  }
`;

/**
 * The tokens of the design as custom properties, and the page's ground: plain CSS that the shell writes into every
 * page. The defaults of elements are in the first layer, so that those of any library, in layers or not, are stronger.
 * Each colour is declared once, as `light-dark(light, dark)`; `color-scheme` chooses, so the theme is right
 * before any script runs.
 */
// Its type is stated: that of the text would be the text once more in every declaration of it.
export const globalStyle: string = css;
