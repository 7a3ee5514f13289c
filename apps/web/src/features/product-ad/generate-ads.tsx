import { adSeconds } from '@vivify/contract/plans'
import { brandMessages } from '@vivify/contract/brand-messages'
import { musicNames } from '@vivify/contract/choices'
import { CircleAlert, Sparkles, X } from '../../ui/icons.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SwitchField } from '../../ui/toggles.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import type { AdSettings } from './ad-settings.ts'
import type { MakeAds } from './use-make-ads.ts'

const fileFormats = [
  { value: 'png', label: 'PNG' },
  { value: 'jpeg', label: 'JPG' },
] as const

const videoSizes = [
  { value: '720', label: '720p' },
  { value: '1080', label: '1080p' },
] as const

export interface GenerateAdsProps {
  making: MakeAds
  settings: AdSettings
  hasAds: boolean
  /** Seconds of the brand's outro; null when the brand kit has none. */
  outroSeconds: number | null
  onChange: (change: Partial<AdSettings>) => void
}

/** The screen's primary action, with its progress and the settings of the files. */
export function GenerateAds({ making, settings, hasAds, outroSeconds, onChange }: GenerateAdsProps) {
  const { progress, error, make, cancel, dismiss } = making
  return (
    <section aria-label="Generate" className="flex flex-col gap-3">
      {error !== null && (
        <Notice
          tone="danger"
          icon={<CircleAlert aria-hidden="true" />}
          action={
            <IconButton label="Dismiss" size="small" icon={<X className="size-4" />} onClick={dismiss} />
          }
        >
          {error}
        </Notice>
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="text-sm text-muted">
          <strong className="font-semibold text-text">Free</strong> · four sizes, saved to Your Creations
        </p>
        <Segmented
          label="File format"
          segments={fileFormats}
          value={settings.fileFormat}
          onChange={(fileFormat) => onChange({ fileFormat })}
        />
      </div>
      <div className="grid gap-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:border-line max-lg:bg-surface/95 max-lg:opaque:bg-surface max-lg:px-4 max-lg:py-3 max-lg:backdrop-blur-md sm:max-lg:px-6">
        {progress !== null && <Progress {...progress} onCancel={cancel} />}
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isBusy={progress !== null}
          busyLabel="Generating Product Ad..."
          icon={<Sparkles className="size-4.5" aria-hidden="true" />}
          onClick={() => void make()}
        >
          Generate Product Ad
        </Button>
      </div>
      {hasAds && <VideoSettings {...{ settings, outroSeconds, onChange }} />}
    </section>
  )
}

function VideoSettings(props: Pick<GenerateAdsProps, 'settings' | 'outroSeconds' | 'onChange'>) {
  const { settings, outroSeconds, onChange } = props
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <SelectField
          label="Music for the animated ad"
          choices={musicNames.map((name) => ({ value: name, label: name }))}
          value={settings.music}
          onChange={(music) => onChange({ music })}
        />
        <Segmented
          label="Video size"
          segments={videoSizes}
          value={settings.videoResolution === 720 ? '720' : '1080'}
          onChange={(size) => onChange({ videoResolution: size === '720' ? 720 : 1080 })}
        />
      </div>
      {outroSeconds !== null && (
        <OutroSwitch seconds={outroSeconds} isOn={settings.hasOutro} onChange={onChange} />
      )}
    </>
  )
}

interface OutroSwitchProps {
  seconds: number
  isOn: boolean
  onChange: (change: Pick<AdSettings, 'hasOutro'>) => void
}

function OutroSwitch({ seconds, isOn, onChange }: OutroSwitchProps) {
  const whole = Math.round(adSeconds.scene + seconds)
  const fits = adSeconds.scene + seconds <= adSeconds.most
  return (
    <SwitchField
      label={brandMessages.adOutro}
      hint={fits ? brandMessages.adLength(whole) : brandMessages.adTooLong(whole, adSeconds.most)}
      isOn={isOn && fits}
      isDisabled={!fits}
      onChange={(hasOutro) => onChange({ hasOutro })}
    />
  )
}
