import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s8};
  max-inline-size: 80rem;
  margin-inline: auto;
  padding: ${vars.space.s4};
`;

/** Names a part of the sheet by `data-sheet-part` and has no box of its own: the parts lie as if it were not there. */
export const Part = styled.div`
  display: contents;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${vars.space.s4};
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s3};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s3};
`;

/** Holds the bar that is fixed to the window: a transform makes this element the one it is fixed to. */
export const BarPlace = styled.div`
  min-block-size: 4rem;
  transform: translateZ(0);
`;

/** The same for buttons that float over a page, with room for an open group. */
export const FloatingPlace = styled.div`
  min-block-size: 21rem;
  transform: translateZ(0);
`;

export const Type = styled.p`
  margin: 0;
  font-family: ${vars.font.display};
  font-weight: ${vars.weight.heading};
  line-height: ${vars.leading.heading};

  &[data-size='display'] {
    font-size: ${vars.size.display};
  }
  &[data-size='xxl'] {
    font-size: ${vars.size.xxl};
  }
  &[data-size='xl'] {
    font-size: ${vars.size.xl};
  }
  &[data-size='lg'] {
    font-size: ${vars.size.lg};
  }
  &[data-size='md'] {
    font-size: ${vars.size.md};
  }
  &[data-size='sm'] {
    font-size: ${vars.size.sm};
  }
  &[data-size='xs'] {
    font-size: ${vars.size.xs};
  }
`;
