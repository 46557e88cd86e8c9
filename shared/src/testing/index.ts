export { renderScreen, testConfig } from './renderScreen.tsx';
