import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Scope = styled.div`
  min-block-size: 100%;
  background-color: ${vars.surface.page};
  color: ${vars.text.body};
  font-family: ${vars.font.body};
  font-size: ${vars.size.md};
  font-weight: ${vars.weight.body};
  line-height: ${vars.leading.body};
  text-size-adjust: 100%;
  overflow-wrap: break-word;

  &,
  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }
`;

/** Takes no room; fixed and absolute overlays inside it are placed as if it were not there. */
export const Portal = styled.div`
  display: contents;
`;
