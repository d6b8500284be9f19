import type { ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { QrCode } from '../qr-code/index.ts';
import { Codes, Figure, Root, Text, Title } from './app-download.styles.ts';

export type AppDownloadTarget = {
  /** "Android", "iOS". */
  name: string;
  /** What the code holds; undefined until it is known. The code's room is kept. */
  url: string | undefined;
  /** Describes the code's picture: "QR code to install on Android". */
  qrLabel: string;
};

export type AppDownloadProps = {
  title: string;
  description?: string;
  targets: readonly AppDownloadTarget[];
  /** The line under the codes: a direct link for who reads this on the phone itself. */
  direct?: { label: string; href: string };
  /** More below, such as installation guides. */
  children?: ReactNode;
};

/** CSS pixels (spec §9). */
const homeSize = 132;

/** Where to get the app: a QR code for each system (132 px, spec §9) and a direct link. */
export function AppDownload({ title, description, targets, direct, children }: AppDownloadProps) {
  return (
    <Root data-part="root">
      <Text data-part="text">
        <Title data-part="title">{title}</Title>
        {description && <p>{description}</p>}
        {direct && (
          <p>
            <Link href={direct.href}>{direct.label}</Link>
          </p>
        )}
        {children}
      </Text>
      <Codes data-part="codes">
        {targets.map(({ name, url, qrLabel }) => (
          <Figure data-part="figure" key={name}>
            {url === undefined ? (
              <svg aria-hidden="true" width={homeSize} height={homeSize} />
            ) : (
              <QrCode text={url} label={qrLabel} size={homeSize} />
            )}
            <figcaption>{name}</figcaption>
          </Figure>
        ))}
      </Codes>
    </Root>
  );
}
