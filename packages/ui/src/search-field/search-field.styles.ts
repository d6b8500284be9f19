import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.search`
  display: block;
  min-inline-size: 0;

  & label + div > svg {
    flex: none;
    margin-inline-start: ${vars.space.s3};
    color: ${vars.text.muted};
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
`;
