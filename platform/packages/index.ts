export { packOnce } from './packOnce.ts';
export { findSourcePackages, type SourcePackage } from './sourcePackage.ts';
