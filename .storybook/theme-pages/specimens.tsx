import { Group, Line, Page, Specimen } from './theme-pages.styles.ts';

const sizes = ['display', 'xl', 'md', 'sm'] as const;
/** Words with what a script finds hard: stacked marks, conjuncts, letters that reach far up and down. */
const samples = [
  { lang: 'en', name: 'Latin', text: 'Quiet evening by the river, Åse & Ŵyn' },
  { lang: 'vi', name: 'Vietnamese', text: 'Buổi tối yên tĩnh, những ngôi nhà cổ và lễ hội' },
  { lang: 'th', name: 'Thai', text: 'ที่นี่มีน้ำใสและปู่กำลังนั่งดื่มชา ญู' },
  { lang: 'bn', name: 'Bengali', text: 'নদীর ধারে শান্ত সন্ধ্যা, স্ত্রী ও জ্ঞানী ছাত্র' },
  { lang: 'hi', name: 'Devanagari', text: 'नदी किनारे शांत शाम, ज्ञानी और विद्यार्थी' },
] as const;
/** Figures, and the signs of the currencies that merchants count in. */
const figures = '0123456789 ₹ ৳ ฿ ₫ 1,23,456.00';

/** The brand's typefaces in five scripts, with their own sizes and line heights; nothing may be cut above or below. */
export function Specimens() {
  return (
    <Page>
      <h1>Typefaces</h1>
      {samples.map(({ lang, name, text }) => (
        <Group key={lang} aria-label={name}>
          <h2>{name}</h2>
          <Specimen lang={lang}>
            {sizes.map((size) => (
              <Line key={size} data-size={size} data-face={size === 'display' ? 'display' : 'body'}>
                {text}
              </Line>
            ))}
            <Line data-size="md">{figures}</Line>
          </Specimen>
        </Group>
      ))}
    </Page>
  );
}
