import { LaunchKit } from '../../features/launch-kit/launch-kit.tsx'

/** The launch kit; `?kit=` opens a saved one. */
export function ProductHuntScreen() {
  return <LaunchKit />
}
