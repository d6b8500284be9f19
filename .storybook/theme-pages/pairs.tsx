import { contrastPairs, modeNames, modeWords } from '@livery/theme';
import { combinationsOf, Ratio } from './ratio.tsx';
import { Page, TableBox } from './theme-pages.styles.ts';
import { useShownTheme } from './use-shown-theme.ts';

const who = {
  moves: 'foreground moves',
  chosen: 'foreground is chosen',
  locked: 'locked',
  reversed: 'another pair reversed',
} as const;

/** The table of pairs that may meet on screen, with the ratio of each in every mode. */
export function Pairs({ theme: name }: { theme: string }) {
  const theme = useShownTheme(name);
  return (
    <Page>
      <h1>Pairs</h1>
      <p>Colours that may stand on one another. What is not here may not be combined.</p>
      <TableBox aria-label="Pairs">
        <table>
          <thead>
            <tr>
              <th scope="col">Foreground</th>
              <th scope="col">on</th>
              <th scope="col">Wanted</th>
              <th scope="col">What gives way</th>
              {modeNames.map((mode) => (
                <th key={mode} scope="col">
                  {modeWords(mode)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {combinationsOf(contrastPairs).map(({ pair, background }) => (
              <tr key={`${pair.foreground} ${background} ${pair.ratio}`}>
                <th scope="row">{pair.foreground}</th>
                <td>{background}</td>
                <td>
                  {pair.ratio}, {pair.highContrast} in high contrast
                </td>
                <td>{who[pair.by]}</td>
                {modeNames.map((mode) => (
                  <td key={mode}>
                    <Ratio theme={theme} mode={mode} pair={pair} background={background} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </Page>
  );
}
