import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { applyPatch } from './applyPatch.ts';
import { isMap, readDocuments, readManifests, type Manifest } from './manifest.ts';

const patchSchema = v.strictObject({
  path: v.string(),
  target: v.optional(v.strictObject({ kind: v.optional(v.string()), name: v.optional(v.string()) })),
});

const imageSchema = v.strictObject({
  name: v.string(),
  newName: v.optional(v.string()),
  newTag: v.optional(v.string()),
  digest: v.optional(v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/))),
});

/** The supported part of a kustomization.yaml; any other field is rejected. */
const kustomizationSchema = v.strictObject({
  apiVersion: v.string(),
  kind: v.picklist(['Kustomization', 'Component']),
  namespace: v.optional(v.string()),
  resources: v.optional(v.array(v.string()), []),
  components: v.optional(v.array(v.string()), []),
  patches: v.optional(v.array(patchSchema), []),
  images: v.optional(v.array(imageSchema), []),
});

type Kustomization = v.InferOutput<typeof kustomizationSchema>;
type Patch = Kustomization['patches'][number];
type Image = Kustomization['images'][number];

function readKustomization(folder: string): Kustomization {
  const [content] = readDocuments(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
  return v.parse(kustomizationSchema, content);
}

const matches = (pattern: string | undefined, value: string): boolean =>
  pattern === undefined || new RegExp(`^(?:${pattern})$`).test(value);

function applyFile(folder: string, { path, target }: Patch, manifests: readonly Manifest[]): Manifest[] {
  const [patch, ...others] = readManifests(readFileSync(join(folder, path), 'utf8'));
  if (!patch || others.length > 0) throw new Error(`${path} must hold one patch.`);
  const isMeant = ({ kind, metadata }: Manifest): boolean =>
    target
      ? matches(target.kind, kind) && matches(target.name, metadata.name)
      : kind === patch.kind && metadata.name === patch.metadata.name && metadata.namespace === patch.metadata.namespace;
  if (!manifests.some(isMeant)) throw new Error(`${path} changes nothing.`);
  return manifests.map((manifest) => (isMeant(manifest) ? applyPatch(manifest, patch) : manifest));
}

function applyAll(folder: string, patches: readonly Patch[], manifests: readonly Manifest[]): readonly Manifest[] {
  return patches.reduce((so, patch) => applyFile(folder, patch, so), manifests);
}

/** Sets the images that a kustomization names, wherever in an object they are. */
function withImages(value: unknown, images: readonly Image[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withImages(item, images));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, content]) => {
      if (field !== 'image' || typeof content !== 'string') return [field, withImages(content, images)];
      const [, name = '', tag = ''] = /^(.*?)(:[^:/]*)?$/.exec(content) ?? [];
      const image = images.find((one) => one.name === name);
      if (!image) return [field, content];
      const version = image.newTag === undefined ? tag : `:${image.newTag}`;
      return [field, (image.newName ?? name) + (image.digest === undefined ? version : `@${image.digest}`)];
    }),
  );
}

/**
 * Renders a folder of deploy/kubernetes as `kubectl kustomize` does, on machines without kubectl: resources,
 * components, strategic merge patches, a namespace and images.
 * @throws if a kustomization uses anything else.
 */
export function renderFolder(folder: string): Manifest[] {
  const { namespace, resources, components, patches, images } = readKustomization(folder);
  let manifests: readonly Manifest[] = resources.flatMap((resource) => {
    const path = join(folder, resource);
    return statSync(path).isDirectory() ? renderFolder(path) : readManifests(readFileSync(path, 'utf8'));
  });
  for (const component of components.map((path) => join(folder, path))) {
    manifests = applyAll(component, readKustomization(component).patches, manifests);
  }
  return applyAll(folder, patches, manifests).map((manifest) => ({
    ...manifest,
    ...Object.fromEntries(Object.entries(manifest).map(([field, content]) => [field, withImages(content, images)])),
    metadata: namespace === undefined ? manifest.metadata : { ...manifest.metadata, namespace },
  }));
}
