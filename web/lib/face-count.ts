/** Counts the faces of the camera's picture where the browser can; elsewhere the vendor alone does (D0104). */

/** Of the Shape Detection API, which TypeScript does not know. */
type Detector = { detect(picture: HTMLVideoElement | HTMLCanvasElement): Promise<readonly unknown[]> };
type DetectorClass = new (options: { fastMode: boolean; maxDetectedFaces: number }) => Detector;

/** Undefined where the browser cannot count. A browser may have the class and no service behind it. */
export type FaceCount = (picture: HTMLCanvasElement) => Promise<number | undefined>;

export function faceCounter(of: object = globalThis): FaceCount {
  const known = 'FaceDetector' in of ? (of.FaceDetector as DetectorClass) : undefined;
  let detector = known && new known({ fastMode: true, maxDetectedFaces: 3 });
  return async (picture) => {
    try {
      return (await detector?.detect(picture))?.length;
    } catch {
      detector = undefined; // asked once, and not again on this page
      return undefined;
    }
  };
}
