// The same in the shell, which contains the runtime core and provides the packages of the page.
import './federationCore.js';
import federation from './bundlerRuntime.js';

const { bundlerRuntime } = federation;

/** Starts the instance of the page with webpack's share scope of the shell. */
function init({ webpackRequire }) {
  webpackRequire.I('default');
  const instance = bundlerRuntime.init({ webpackRequire });
  instance.initShareScopeMap('default', webpackRequire.S.default);
  return instance;
}

export default { ...federation, bundlerRuntime: { ...bundlerRuntime, init } };
