import { createRoot } from 'react-dom/client';
import { restoreConsent } from './consentStore.ts';
import { loadConsentTexts } from './consentTexts.ts';
import { PrivacyChoices } from './PrivacyChoices.tsx';

/** Opens the privacy choices; removes them from the page when they close. */
export async function openPrivacyChoices(): Promise<void> {
  await loadConsentTexts();
  restoreConsent();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <PrivacyChoices
      onClose={() => {
        root.unmount();
        container.remove();
      }}
    />,
  );
}
