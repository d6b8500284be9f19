import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Room around a component; a page fills its scope by itself. */
export const Padded = styled.div`
  display: flow-root;
  padding: ${vars.space.s5};

  & > * + * {
    margin-inline-start: ${vars.space.s1};
  }
`;
