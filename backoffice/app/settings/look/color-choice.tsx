import { useState } from 'react'
import {
  Button,
  type Color,
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorThumb,
  Dialog,
  DialogTrigger,
  Popover,
  SliderTrack,
} from 'react-aria-components'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { readHex } from './read-hex.ts'

type ColorChoiceProps = {
  label: string
  hint: string
  value: string
  /** What the shop makes of it, so that it can be read. */
  shown: string
  onChange: (color: string) => void
}

/** One colour of the shop: picked from an area, or typed. */
export function ColorChoice({ label, hint, value, shown, onChange }: ColorChoiceProps) {
  const { t } = useI18n()
  const [typed, setTyped] = useState<string>()
  // Black, white and grey have no hue of their own; what was picked keeps it.
  const [picked, setPicked] = useState<Color>()
  const isWrong = typed !== undefined && readHex(typed) === undefined
  return (
    <div className="color">
      <ColorPicker
        value={picked && hexOf(picked) === value ? picked : value}
        onChange={(color) => {
          setPicked(color)
          onChange(hexOf(color))
        }}
      >
        <DialogTrigger>
          <Button className="color__button" aria-label={t('Pick: {name}', { name: label })}>
            <span className="color__swatch" style={{ background: value }} />
          </Button>
          <Popover className="popover color__popover" placement="bottom start">
            <Dialog aria-label={label}>
              <ColorArea
                className="color__area"
                colorSpace="hsb"
                xChannel="saturation"
                yChannel="brightness"
                aria-label={t('Strength and lightness')}
              >
                <ColorThumb className="color__thumb" />
              </ColorArea>
              <ColorSlider className="color__hue" colorSpace="hsb" channel="hue" aria-label={t('Hue')}>
                <SliderTrack className="color__track">
                  <ColorThumb className="color__thumb" />
                </SliderTrack>
              </ColorSlider>
            </Dialog>
          </Popover>
        </DialogTrigger>
      </ColorPicker>
      <TextField
        label={label}
        hint={hint}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? value}
        error={isWrong ? t('Please enter colours such as #c2371b') : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          const color = readHex(event.target.value)
          if (color) onChange(color)
        }}
        onBlur={() => setTyped((text) => (isWrong ? text : undefined))}
      />
      {shown !== value && (
        <p className="color__shown">
          {t('In the shop')}
          <span className="color__dot" style={{ background: shown }} aria-hidden="true" />
          <code>{shown}</code>
        </p>
      )}
    </div>
  )
}

const hexOf = (color: Color): string => color.toString('hex').toLowerCase()
