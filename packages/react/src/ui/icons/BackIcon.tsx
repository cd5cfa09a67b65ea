import { Icon, type IconProps } from './Icon.js'

export function BackIcon(props: IconProps) {
  return <Icon {...props} mirrored d="M14.5 5.5 8 12l6.5 6.5" />
}
