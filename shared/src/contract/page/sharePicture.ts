/** Size of a page's preview picture in pixels, which readers of Open Graph show uncropped. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** An image that is loaded and can be drawn; its size is in pixels. */
export interface DrawableImage {
  readonly width: number;
  readonly height: number;
}

/** The content of a page's preview picture. */
export interface SharePictureContent {
  readonly product: string;
  /** As people write it: `artha.example/pricing`. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The home page’s picture is black all over. */
  readonly home: boolean;
}
