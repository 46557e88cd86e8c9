/** Size of the picture that stands for a page where it is shared, in pixels: what Open Graph's readers show uncut. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** An image that is loaded and can be drawn; its size is in pixels. */
export interface DrawableImage {
  readonly width: number;
  readonly height: number;
}

/** What the picture says that stands for a page where its address is shared. */
export interface SharePictureContent {
  readonly product: string;
  /** As people write it: `artha.example/pricing`. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The home page’s picture is black all over. */
  readonly home: boolean;
}
