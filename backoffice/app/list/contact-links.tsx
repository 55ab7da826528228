import { Mail, Phone } from 'lucide-react'

/** How to reach a guest, each with one touch. */
export function ContactLinks({ phone, email }: { phone?: string; email: string }) {
  return (
    <p className="entry__contact">
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <Phone size={18} aria-hidden="true" />
          {phone}
        </a>
      )}
      <a href={`mailto:${email}`}>
        <Mail size={18} aria-hidden="true" />
        {email}
      </a>
    </p>
  )
}
