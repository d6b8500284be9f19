import { vars } from '@livery/theme/vars';
import { css } from 'styled-components';

/** For a stage, on which `border.focus` has no checked contrast: the ring takes the colour of its text, which has 4.5:1. */
export const stageRing = css`
  --ring: ${vars.stage.text};
`;
