import { vars } from '@livery/theme/vars';
import { IconButton } from '@livery/ui/icon-button';
import { styled } from 'styled-components';
import { favouriteStar } from '../../styles/favourite-star.ts';

/** On the upper corner of a game's card, whose place it is positioned in; filled when the game is a favourite. */
export const Mark = styled(IconButton)`
  position: absolute;
  inset-block-start: ${vars.space.s1};
  inset-inline-end: ${vars.space.s1};
  ${favouriteStar}
`;
