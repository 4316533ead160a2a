import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = {
  readonly to: string;
  readonly variant?: 'filled' | 'light' | 'hero';
  readonly fullWidth?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** It opens a page and sends nothing. */
export function LinkButton({ to, variant = 'filled', fullWidth = false, className, children }: Props) {
  return (
    <Button component={Link} to={to} variant={variant} fullWidth={fullWidth} className={className ?? ''}>
      {children}
    </Button>
  );
}
