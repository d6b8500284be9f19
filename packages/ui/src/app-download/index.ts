export { AppDownload, type AppDownloadProps, type AppDownloadTarget } from './app-download.tsx';
export { QrCode, type QrCodeProps } from './qr-code.tsx';
