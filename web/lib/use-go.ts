import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/** React Router returns a promise only when it loads data; this router loads none. */
export function useGo(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback((to, options) => void navigate(to, options), [navigate]);
}
