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
import { useUnreadableText } from '../../documents/unreadable-text.ts'
import { readHex } from './read-hex.ts'

type ColorChoiceProps = {
  label: string
  hint: string
  value: string
  /** What the shop makes of it, so that it can be read. */
  shown: string
  onChange: (color: string) => void
}

/** One colour of the shop: picked from an area, or typed. What is none keeps the document around from being saved. */
export function ColorChoice({ label, hint, value, shown, onChange }: ColorChoiceProps) {
  const { t } = useI18n()
  // What was typed goes when the colour becomes another one in any other way.
  const [typing, setTyping] = useState<{ text: string; color: string }>()
  if (typing && typing.color !== value) setTyping(undefined)
  const typed = typing?.text
  // Black, white and grey have no hue of their own; what was picked keeps it.
  const [picked, setPicked] = useState<Color>()
  const isWrong = typed !== undefined && readHex(typed) === undefined
  useUnreadableText(isWrong, () => setTyping(undefined))
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
          const color = readHex(event.target.value)
          setTyping({ text: event.target.value, color: color ?? value })
          if (color) onChange(color)
        }}
        onBlur={() => setTyping((typing) => (isWrong ? typing : undefined))}
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
