export { type News, NewsTicker, type NewsTickerProps } from './news-ticker.tsx';
