export { type News, NewsTicker, NewsTickerPlace, type NewsTickerProps } from './news-ticker.tsx';
