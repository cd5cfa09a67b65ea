import { Icon, type IconProps } from './Icon.js'

export function CertifiedIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="m8.75 12.25 2.25 2.25 4.25-4.5M12 3.25l2.3 1.7 2.85.05.9 2.7 2.25 1.75L19.5 12l.8 2.55-2.25 1.75-.9 2.7-2.85.05-2.3 1.7-2.3-1.7-2.85-.05-.9-2.7-2.25-1.75L4.5 12l-.8-2.55L5.95 7.7l.9-2.7 2.85-.05L12 3.25Z"
    />
  )
}
