/** An image of others in a file of this repository. */
export interface FoundImage {
  readonly file: string;
  /** The variable that replaces it: `NODE_IMAGE`. */
  readonly variable: string;
  /** `node:22-bookworm-slim`, or with its digest. */
  readonly image: string;
}

/** The images that ours are made from, in the text of a Dockerfile, and those beside them, in that of a compose file. */
export function findImages(file: string, text: string): FoundImage[] {
  const found = text.matchAll(/^ARG (\w+_IMAGE)=(\S+)$|\$\{(\w+_IMAGE):-([^}]+)\}/gm);
  return [...found].map(([, argument, ownImage, variable, image]) => ({
    file,
    variable: argument ?? variable ?? '',
    image: ownImage ?? image ?? '',
  }));
}

/** Images of a Dockerfile or a compose file that no variable names: no tool would renew them. */
export function findFixed(text: string): string[] {
  const stages = new Set([...text.matchAll(/^FROM .* AS (\S+)$/gm)].map(([, name]) => name));
  const named = text.matchAll(/^FROM (\S+)|^\s*image: (\S+)$/gm);
  return [...named].flatMap(([, from, image = from]) =>
    image === undefined || image.startsWith('$') || stages.has(image) ? [] : image,
  );
}
