/** Whether the browser asks not to be measured (Global Privacy Control, W3C). */
export function hasGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
