export const feedbackKey = ['/api/feedback'] as const;
export const deskKey = ['/api/admin/feedback'] as const;
