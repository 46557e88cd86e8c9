import { TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { otherGainRules, otherRuleIds, otherRulesReadOn } from '../../../../domain/act/otherGainRules.ts';
import type { YearRules } from '../../../../domain/act/years.ts';
import { useOtherGainsTexts } from '../../../../texts/otherGainsTexts.ts';
import { useResultTexts } from '../../../../texts/resultTexts.ts';
import { SourceList } from '../Sources.styles.ts';

/** The section of each rule of other gains and losses, and where it was read. */
export function OtherGainSources({ act }: Pick<YearRules, 'act'>): ReactElement {
  const texts = useOtherGainsTexts();
  const { citeSection, readOn } = useResultTexts();
  return (
    <SourceList>
      <summary>{texts.sources}</summary>
      <p>{texts.sourceNote}</p>
      <dl>
        {otherRuleIds.map((id) => {
          const { section, source } = otherGainRules[act][id];
          return (
            <div key={id}>
              <dt>{texts.rules[id]}</dt>
              <dd>
                {readOn(
                  citeSection(section),
                  otherRulesReadOn,
                  <TextLink to={source}>{new URL(source).hostname.replace('www.', '')}</TextLink>,
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </SourceList>
  );
}
