import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** The chat before the other ways. */
export const ChatPlace = styled.div`
  display: grid;
  gap: ${vars.space.s2};
  margin-block-end: ${vars.space.s3};
`;

export const ContactList = styled.ul`
  display: grid;
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Two lines of room, whatever they say. */
export const Hours = styled.p`
  display: grid;
  align-content: start;
  margin: 0;
  min-block-size: calc(2 * ${vars.leading.body} * ${vars.size.sm});
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  text-align: center;
`;
