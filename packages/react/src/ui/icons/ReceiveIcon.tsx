import { Icon, type IconProps } from './Icon.js'

export function ReceiveIcon(props: IconProps) {
  return <Icon {...props} d="M12 4.5v10.5m-4.25-4.25L12 15l4.25-4.25M5 19.5h14" />
}
