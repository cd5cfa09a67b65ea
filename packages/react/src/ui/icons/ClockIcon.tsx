import { Icon, type IconProps } from './Icon.js'

export function ClockIcon(props: IconProps) {
  return <Icon {...props} d="M12 7.5V12l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
}
