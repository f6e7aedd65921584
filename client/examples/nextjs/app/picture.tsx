// An image of the media library in the best format that the browser knows, with a blurred version of it until it has been loaded.
import { picture } from 'content-service'
import type { ImageRatio, PictureFile } from 'content-service'

interface Props {
  media: PictureFile
  /** How wide the image is on the page. */
  sizes?: string
  ratio?: ImageRatio
}

export function Picture({ media, ...options }: Props) {
  const { sources, img, placeholder, color } = picture(media, options)
  const { srcset, ...attributes } = img
  return (
    <picture>
      {sources.map(({ type, srcset, sizes }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        {...attributes}
        srcSet={srcset}
        style={{ maxWidth: '100%', height: 'auto', background: placeholder && `${color} url(${placeholder}) center / cover` }}
      />
    </picture>
  )
}
