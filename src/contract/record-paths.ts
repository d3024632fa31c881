const part = encodeURIComponent;

/** Pages of single records, below the hash. */
export const projectPath = (id: string): string => `/commonproj/detail/${part(id)}`;
export const unitPricePath = (id: string, projectId = ''): string =>
  `/comprehensiveUnitPrice/detail/${part(id)}/${part(projectId)}`;
export const costIndexPath = (id: string): string => `/projectCost/detail/${part(id)}`;
export const waterPath = (id: string): string => `/waterConUrbanRenew/detail/${part(id)}`;
export const laborPath = (id: string): string => `/laborSubcontracting/priceLine/${part(id)}`;
export const policyPath = (id: string): string => `/policy/detail/${part(id)}`;
