export {
  ProductWindow,
  type ProductWindowProps,
  productWindowDefaults,
} from './product-window.tsx';
