import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRequire } from 'node:module';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { leanRuntime } from './leanRuntime.ts';
import { sharedByShell } from './sharedPackages.ts';
import { ShareScopePlugin } from './shareScopePlugin.ts';
import { usesOriginalRuntime } from './usesOriginalRuntime.ts';

const require = createRequire(import.meta.url);

/** The federation of the shell: it provides the shared packages, and the runtime of all remotes. */
export function shellFederation(folder: string): WebpackPluginInstance[] {
  const shared = sharedByShell(folder);
  if (!usesOriginalRuntime()) {
    // Remotes take shared packages from the share scope; the shell's own modules import them directly.
    const provide = new webpack.sharing.ProvideSharedPlugin({ provides: shared });
    return [provide, new ShareScopePlugin(), ...leanRuntime('shell')];
  }
  const { resolve } = createRequire(require.resolve('@module-federation/enhanced'));
  const original = new ModuleFederationPlugin({
    name: 'artha_shell',
    shared,
    dts: false,
    manifest: false,
    // `provideExternalRuntime` adds the same plugin as a CommonJS module, and with it a second copy of the runtime.
    runtimePlugins: [resolve('@module-federation/inject-external-runtime-core-plugin').replace(/cjs$/, 'js')],
    experiments: { optimization: { target: 'web' } },
  });
  return [original, ...leanRuntime('remote')];
}
