import type { SocialProvider } from '@portico/core/adapter'
import { SocialIcon } from '../../ui/icons/SocialIcon.js'

export function SocialPicture({ way }: { readonly way: SocialProvider }) {
  return (
    <span className="social-picture">
      <SocialIcon of={way} size={32} />
    </span>
  )
}
