/** One download for both pages: whoever sends photos is often asked for a video next. */
export { PhotosScreen } from './PhotosScreen.tsx';
export { VideoScreen } from './VideoScreen.tsx';
