export { packPackage, type PackedPackage } from './packPackage.ts';
export { findSourcePackages, type SourcePackage } from './sourcePackage.ts';
