import { vars } from '@livery/theme/vars';
import { css } from 'styled-components';

/**
 * The room of a picture that comes with the platform's data: the brand's drawing, which every page loads first, stands there until then.
 */
export const artRoom = css`
  background-color: ${vars.stage.fill};
  background-image: ${vars.art.hero};
  background-position: right bottom;
  background-size: cover;
  background-repeat: no-repeat;
`;
