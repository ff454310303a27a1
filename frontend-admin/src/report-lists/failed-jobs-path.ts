export const failedJobsPath = '/admin/reports/failed-jobs';
