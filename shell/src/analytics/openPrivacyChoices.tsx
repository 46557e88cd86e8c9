import { createRoot } from 'react-dom/client';
import { restoreConsent } from './consentStore.ts';
import { PrivacyChoices } from './PrivacyChoices.tsx';

/** Opens the privacy choices; removes them from the page when they close. */
export function openPrivacyChoices(): void {
  restoreConsent();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <PrivacyChoices
      onClose={() => {
        root.unmount();
        place.remove();
      }}
    />,
  );
}
