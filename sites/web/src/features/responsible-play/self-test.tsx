import { Checkbox } from '@livery/ui/checkbox';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../styles/page.styles.ts';

/** What the questions are about: those that the usual screens for harm ask, in words of our own. */
const signs = [
  'more',
  'larger',
  'returned',
  'borrowed',
  'problem',
  'health',
  'others',
  'money',
  'guilt',
] as const;

/** So many signs are called clear. */
const many = 3;

/** Questions about the last twelve months. What is ticked stays in this component, and goes nowhere. */
export function SelfTest() {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const result = ticked.size === 0 ? 'none' : ticked.size < many ? 'some' : 'many';
  return (
    <Section title={t('care.test.title')}>
      <p>{t('care.test.text')}</p>
      <Stack>
        {signs.map((sign) => (
          <Checkbox
            key={sign}
            checked={ticked.has(sign)}
            onChange={({ target }) =>
              setTicked((before) => {
                const after = new Set(before);
                if (target.checked) after.add(sign);
                else after.delete(sign);
                return after;
              })
            }
          >
            {t(`care.test.${sign}`)}
          </Checkbox>
        ))}
      </Stack>
      <InlineAlert tone={result === 'many' ? 'warning' : 'info'} live="polite">
        {t(`care.test.${result}`)}
      </InlineAlert>
    </Section>
  );
}
