export { AppDownload, type AppDownloadProps, type AppDownloadTarget } from './app-download.tsx';
