import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** The chat before the other ways. */
export const ChatPlace = styled.div`
  display: grid;
  margin-block-end: ${vars.space.s3};
`;

export const ContactList = styled.ul`
  display: grid;
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
`;
