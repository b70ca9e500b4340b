import { type ButtonHTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDelayed } from './delayed';
import { Link, type LinkProps } from './link';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'marigold' | 'plain';
type Size = 'sm' | 'md' | 'lg';

interface Look {
  variant?: Variant;
  size?: Size;
  block?: boolean;
}

const letters: Record<Variant, string> = {
  primary: 'btn-p',
  secondary: 'btn-s',
  ghost: 'btn-g',
  danger: 'btn-d',
  marigold: 'btn-m',
  plain: '',
};

function classOf({ variant = 'secondary', size = 'md', block }: Look, extra = ''): string {
  return ['btn', letters[variant], size === 'md' ? '' : `btn-${size}`, block ? 'btn-block' : '', extra].filter(Boolean).join(' ');
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** While pending, clicks are ignored; the label changes after 400 ms. */
  pending?: boolean;
  pendingLabel?: string;
  children: ReactNode;
}

export function Button({ variant, size, block, pending = false, pendingLabel, children, className, onClick, ...rest }: ButtonProps) {
  const slow = useDelayed(pending, 400);
  const button = useRef<HTMLButtonElement>(null);
  // A shorter pending label must not shrink the button under the finger.
  useLayoutEffect(() => {
    const element = button.current;
    if (!pending || !element) return;
    element.style.minWidth = `${element.getBoundingClientRect().width}px`;
    return () => {
      element.style.minWidth = '';
    };
  }, [pending]);
  const look: Look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <button
      ref={button}
      type="button"
      {...rest}
      className={classOf(look, className)}
      data-variant={variant ?? 'secondary'}
      aria-busy={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {slow && <span className="spin" aria-hidden />}
      {slow && pendingLabel ? pendingLabel : children}
    </button>
  );
}

interface ButtonLinkProps extends Look, LinkProps {}

export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  const look: Look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return <Link {...rest} className={classOf(look, className)} data-variant={variant ?? 'secondary'} />;
}
