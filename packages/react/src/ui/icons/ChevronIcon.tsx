import { Icon, type IconProps } from './Icon.js'

export function ChevronIcon(props: IconProps) {
  return <Icon {...props} mirrored d="m9.5 6.5 5.5 5.5-5.5 5.5" />
}
