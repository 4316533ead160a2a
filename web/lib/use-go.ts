import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/** Leads to another page. Only a router that loads data answers with a promise, and ours loads none. */
export function useGo(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback((to, options) => void navigate(to, options), [navigate]);
}
