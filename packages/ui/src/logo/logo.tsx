import { Picture, Root } from './logo.styles.ts';

export type LogoProps = {
  /** Addresses of the two drawings; the scope's mode picks one. */
  light: string;
  dark: string;
  /** The drawing's own size in CSS pixels, so that its room is kept before it loads. */
  width: number;
  height: number;
  /** The merchant's name. */
  alt: string;
  /** Height on the page: `bar` 32 px, `page` 48 px. Default `bar`. */
  size?: 'bar' | 'page';
};

/** The brand's logo. Both drawings are in the page and CSS shows one, so a change of mode renders nothing. */
export function Logo({ light, dark, width, height, alt, size = 'bar' }: LogoProps) {
  return (
    <Root data-part="root" role="img" aria-label={alt} data-size={size}>
      <Picture
        data-part="picture"
        src={light}
        width={width}
        height={height}
        alt=""
        data-for="light"
      />
      <Picture
        data-part="picture"
        src={dark}
        width={width}
        height={height}
        alt=""
        data-for="dark"
      />
    </Root>
  );
}
