/** The style of all stand-ins: the system's font, and colours that distinguish them from the site. */
export const style = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1c1b1f, #ece9f1);
  --quiet: light-dark(#5c5866, #b4afbf);
  --back: light-dark(#fbfafc, #17151b);
  --card: light-dark(#ffffff, #221f28);
  --line: light-dark(#8a8594, #7d7788);
  --link: light-dark(#5b2a8c, #d0b3f5);
  --banner: light-dark(#fff2cc, #4a3a00);
}
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); overflow-wrap: anywhere; }
.banner { margin: 0; padding: .5rem 1rem; background: var(--banner); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: .5rem 1rem; list-style: none; border-bottom: 1px solid var(--line); }
nav a { display: inline-block; padding: .25rem 0; }
a { color: var(--link); }
[aria-current] { font-weight: 600; text-decoration: none; }
main { max-width: 48rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; line-height: 1.2; }
h2 { font-size: 1.1rem; margin: 0; }
.cards { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none; }
.card { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); }
.quiet { color: var(--quiet); margin: 0; }
pre { overflow: auto; margin: .5rem 0 0; font-size: .8125rem; white-space: pre-wrap; }
.code { font-size: 1.5rem; font-weight: 600; letter-spacing: .1em; font-variant-numeric: tabular-nums; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1rem 0; }
label { display: grid; gap: .25rem; flex: 1 1 14rem; }
input, button { font: inherit; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .375rem; color: var(--text); background: var(--card); min-height: 2.75rem; min-width: 0; }
.choice { display: flex; flex-direction: column; width: 100%; text-align: start; }
button { cursor: pointer; font-weight: 600; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
summary { cursor: pointer; }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem 1rem; }
dd { margin: 0; }
`;
